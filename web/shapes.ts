// The shapes of the page beside the one of a server, in which the engine runs in the page itself:
//
//   vite build --mode offline    a folder of files that works under any address and can be installed
//   vite build --mode file       one HTML file that opens from a disk

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Plugin, type Rolldown, runnerImport } from 'vite';

import type * as Offline from './src/offline/module';

export type Shape = 'offline' | 'file';

const root = import.meta.dirname;
const kEngine = process.env['OCCASUS_ENGINE'] ?? path.join(root, '../build/wasm/occasus.wasm');
const kWeights = path.join(root, '../src/ai/learned/data');
const kVirtual = 'virtual:engine';
const kLearned = 'virtual:weights';
const kGames = 'virtual:games';
const kPage = 'index.html';

/** A third smaller than gzip makes it. A larger window would take memory, and find no more. */
const packed = (file: string) =>
  execFileSync('xz', ['--stdout', '--check=crc32', '--lzma2=preset=9e,dict=4MiB', file], {
    maxBuffer: Infinity,
  });
const sha256 = (text: string, encoding: 'base64' | 'hex') =>
  createHash('sha256').update(text).digest(encoding);

/** What the engine says of its games. */
async function games(): Promise<string> {
  const file = path.join(root, 'src/offline/module.ts');
  const { EngineModule } = (await runnerImport<typeof Offline>(file)).module;
  const nobody = () => undefined;
  const host = { answer: nobody, opened: nobody, send: nobody, keep: nobody, think: nobody };
  const module = await WebAssembly.compile(readFileSync(kEngine));
  let answer: string | null = null;
  const engine = await EngineModule.start(module, {
    ...host,
    answer: (_id, status, text) => {
      if (status !== 200) throw new Error(`the engine says nothing of its games: ${text}`);
      answer = text;
    },
  });
  engine.request(1, { method: 'GET', path: '/api/games', body: '', token: '' });
  while (answer === null && engine.work() >= 0);
  if (answer === null) throw new Error('the engine says nothing of its games');
  return answer;
}

/** A module that says by game where compressed files are, or has them in itself. */
function filesByGame(
  build: Rolldown.PluginContext,
  shape: Shape,
  files: { game: string; name: string; at: string }[],
): string {
  const rows = files.map(({ game, name, at }) => {
    const source = packed(at);
    if (shape === 'file') return `${game}: '${source.toString('base64')}'`;
    const file = build.emitFile({ type: 'asset', name, source });
    return `${game}: import.meta.ROLLUP_FILE_URL_${file}`;
  });
  return `export default { ${rows.join(', ')} }`;
}

const weights = () =>
  readdirSync(kWeights).map((name) => ({
    game: path.parse(name).name,
    name,
    at: path.join(kWeights, name),
  }));

/** A folder has an engine for each game, by a name that no host takes for something to unpack. */
async function engines(shape: Shape) {
  if (shape === 'file') return [{ game: 'all', name: 'engine', at: kEngine }];
  const all = JSON.parse(await games()) as { id: string }[];
  return all.map(({ id }) => ({
    game: id,
    name: `${id}.bin`,
    at: kEngine.replace(/\.wasm$/, `_${id}.wasm`),
  }));
}

/** The page begins with the engine, and finds it in the way of its shape. */
function engine(shape: Shape): Plugin {
  return {
    name: 'occasus-engine',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === kVirtual || id === kLearned || id === kGames) return `\0${id}`;
      if (id === './shape_folder' && shape === 'file')
        return this.resolve('./shape_file', importer);
      return null;
    },
    async load(id) {
      if (id === `\0${kLearned}`) return filesByGame(this, shape, weights());
      if (id !== `\0${kVirtual}` && id !== `\0${kGames}`) return null;
      this.addWatchFile(kEngine);
      if (id === `\0${kGames}`) return `export default ${JSON.stringify(await games())}`;
      return filesByGame(this, shape, await engines(shape));
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.ts', '/src/offline/main.ts'),
    },
  };
}

const policy = (rules: Record<string, string>) => ({
  tag: 'meta',
  attrs: {
    'http-equiv': 'Content-Security-Policy',
    content: Object.entries(rules)
      .map(([what, from]) => `${what} ${from}`)
      .join('; '),
  },
  injectTo: 'head-prepend' as const,
});

/** Makes a folder an app: its manifest, its pictures, and the worker that keeps every file of it. */
function app(): Plugin {
  const folder = path.join(root, 'offline');
  const names = readdirSync(folder).filter((name) => name !== 'sw.js');
  const manifest = readFileSync(path.join(folder, 'manifest.webmanifest'), 'utf8');
  const { theme_color: theme } = JSON.parse(manifest) as { theme_color: string };
  return {
    name: 'occasus-app',
    transformIndexHtml: () => [
      policy({
        'default-src': "'self'",
        'script-src': "'self' 'wasm-unsafe-eval'",
        'img-src': "'self' data:",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'none'",
      }),
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'theme-color', content: theme }, injectTo: 'head' },
      {
        tag: 'link',
        attrs: { rel: 'apple-touch-icon', href: './icon-192.png' },
        injectTo: 'head',
      },
    ],
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const name of names) {
          const source = readFileSync(path.join(folder, name));
          this.emitFile({ type: 'asset', fileName: name, source });
        }
        const shared = path.join(root, 'public');
        const copied = readdirSync(shared).map((name) => ({
          name,
          source: readFileSync(path.join(shared, name)),
        }));
        const files = [
          ...Object.values(bundle).map((file) => ({
            name: file.fileName,
            source: contentOf(file),
          })),
          ...names.map((name) => ({ name, source: readFileSync(path.join(folder, name)) })),
          ...copied,
        ];
        const all = [...new Set(files.map(({ name }) => name))].toSorted();
        const isWanted = (name: string) => name.endsWith('.net');
        const list = all.filter((name) => !isWanted(name));
        const hash = createHash('sha256');
        for (const { name, source } of files) hash.update(name).update(source);
        const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8')
          .replace('FILES', () => JSON.stringify(list))
          .replace('WANTED', () => JSON.stringify(all.filter(isWanted)))
          .replace('VERSION', () => `'${hash.digest('hex').slice(0, 12)}'`);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
      },
    },
  };
}

const contentOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' ? file.code : file.source;

/** Puts scripts and styles into the page itself. */
function singleFile(): Plugin {
  return {
    name: 'occasus-single-file',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle[kPage];
        if (page?.type !== 'asset') throw new Error('there is no page to put everything into');
        const scripts: string[] = [readFileSync(path.join(root, 'public/theme.js'), 'utf8')];
        const styles: string[] = [];
        const pictures = new Map<string, string>();
        for (const [name, file] of Object.entries(bundle)) {
          if (name === kPage) continue;
          const text = String(contentOf(file));
          if (name.endsWith('.js')) scripts.push(text.replaceAll('</script', '<\\/script'));
          else if (name.endsWith('.css')) styles.push(text);
          else if (name.endsWith('.svg')) pictures.set(name, text);
          else throw new Error(`${name} is not in the file`);
          Reflect.deleteProperty(bundle, name);
        }
        Reflect.deleteProperty(bundle, kPage);
        const source = together(withPictures(String(page.source), pictures), scripts, styles);
        this.emitFile({ type: 'asset', fileName: 'occasus.html', source });
      },
    },
  };
}

function withPictures(html: string, pictures: ReadonlyMap<string, string>): string {
  let page = html;
  for (const [name, text] of pictures) {
    const picture = `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`;
    page = page.replaceAll(`./${name}`, picture);
  }
  return page;
}

function together(html: string, scripts: readonly string[], styles: readonly string[]): string {
  const [theme = '', ...rest] = scripts;
  const hashes = (texts: readonly string[]) =>
    texts.map((text) => `'sha256-${sha256(text, 'base64')}'`).join(' ');
  const rules = [
    "default-src 'none'",
    `script-src ${hashes(scripts)} 'wasm-unsafe-eval' blob:`,
    'worker-src blob:',
    `style-src ${hashes(styles)}`,
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${rules}" />`,
    `<script>${theme}</script>`,
    ...styles.map((text) => `<style>${text}</style>`),
  ].join('\n    ');
  return html
    .replace(/\s*<script[^>]*src=[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${head}`)
    .replace(
      '</body>',
      () => `${rest.map((text) => `<script>${text}</script>`).join('\n')}\n  </body>`,
    );
}

export const shapeOf = (mode: string): Shape | null =>
  mode === 'offline' || mode === 'file' ? mode : null;

export const pluginsOf = (shape: Shape): Plugin[] => [
  engine(shape),
  shape === 'offline' ? app() : singleFile(),
];
