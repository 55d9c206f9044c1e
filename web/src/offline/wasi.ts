// The engine's needs of an operating system: the time, chance, and a place for a last word.

const kOk = 0;
const kBadDescriptor = 8;
const kNotSupported = 52;
const kMonotonic = 1;
const kMostRandom = 65_536;

/** The functions of WASI that the module imports, over its memory. */
export function wasiFunctions(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const view = () => new DataView(memory().buffer);
  let line = '';

  /** Text for the console: nothing else is open. */
  function write(descriptor: number, parts: number, count: number, written: number): number {
    if (descriptor !== 1 && descriptor !== 2) return kBadDescriptor;
    let total = 0;
    for (let part = 0; part < count; ++part) {
      const start = view().getUint32(parts + 8 * part, true);
      const size = view().getUint32(parts + 8 * part + 4, true);
      line += new TextDecoder().decode(new Uint8Array(memory().buffer, start, size).slice());
      total += size;
    }
    const lines = line.split('\n');
    line = lines.pop() ?? '';
    for (const whole of lines) console.error(whole);
    view().setUint32(written, total, true);
    return kOk;
  }

  return {
    clock_time_get(clock: number, _precision: bigint, at: number): number {
      const ms = clock === kMonotonic ? performance.now() : Date.now();
      view().setBigUint64(at, BigInt(Math.round(ms * 1e6)), true);
      return kOk;
    },
    random_get(start: number, size: number): number {
      // One call may ask for no more than this.
      for (let done = 0; done < size; done += kMostRandom) {
        const length = Math.min(kMostRandom, size - done);
        crypto.getRandomValues(new Uint8Array(memory().buffer, start + done, length));
      }
      return kOk;
    },
    environ_sizes_get(count: number, size: number): number {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return kOk;
    },
    environ_get: () => kOk,
    fd_write: write,
    fd_close: () => kNotSupported,
    fd_seek: () => kNotSupported,
    proc_exit(code: number): never {
      throw new Error(`The engine stopped (${code}).`);
    },
  };
}
