/** The compressed engine: in a folder its address, in a single file its bytes as base64. */
declare module 'virtual:engine' {
  const engine: string;
  export default engine;
}
