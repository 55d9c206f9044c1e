// The engine and the weights of learned players come compressed, and are unpacked as they come.

import { XzReadableStream } from 'xz-decompress';

import type { FileSource } from './wire';

/** The content of a compressed file, unpacked as it comes. */
async function contentOf(source: FileSource): Promise<ReadableStream<Uint8Array>> {
  const packed =
    'base64' in source
      ? new Blob([decoded(source.base64)]).stream()
      : await fetched(source.address);
  return new XzReadableStream(packed);
}

function decoded(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

async function fetched(address: string): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  return response.body;
}

export const bytesOf = async (source: FileSource): Promise<ArrayBuffer> =>
  new Response(await contentOf(source)).arrayBuffer();

/** Compiles the engine while it comes. */
export const compile = async (source: FileSource): Promise<WebAssembly.Module> =>
  WebAssembly.compileStreaming(
    new Response(await contentOf(source), { headers: { 'Content-Type': 'application/wasm' } }),
  );
