/** The compressed engine: in a folder its address, in a single file its bytes as base64. */
declare module 'virtual:engine' {
  const engine: string;
  export default engine;
}

/** The compressed weights of learned players by game, as those of the engine. */
declare module 'virtual:weights' {
  const weights: Record<string, string>;
  export default weights;
}

/** The engine's reply to `GET /api/games`. */
declare module 'virtual:games' {
  const games: string;
  export default games;
}
