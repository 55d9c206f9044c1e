/**
 * The compressed engines: in a folder the address of each game's, in a single file the bytes of one of
 * all games, as base64.
 */
declare module 'virtual:engine' {
  const engines: Record<string, string>;
  export default engines;
}

/** The compressed weights of learned players by game, likewise. */
declare module 'virtual:weights' {
  const weights: Record<string, string>;
  export default weights;
}

/** The engine's reply to `GET /api/games`. */
declare module 'virtual:games' {
  const games: string;
  export default games;
}
