// Where this browser keeps its tables: the changes of each, numbered. A change is one transaction
// that is on disk before it is acknowledged; now and then a snapshot takes the place of all before.

const kDatabase = 'occasus';
const kChanges = 'changes';

/** Somebody else has kept a change of this number: two engines run, which may not be. */
export class Conflict extends Error {}

export class Keeper {
  /** The number of the next change of each table that has been read or begun here. */
  private readonly next = new Map<string, number>();

  private constructor(private readonly database: IDBDatabase) {}

  static open(): Promise<Keeper> {
    return new Promise((opened, failed) => {
      const request = indexedDB.open(kDatabase, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(kChanges);
      request.onsuccess = () => opened(new Keeper(request.result));
      request.onerror = () =>
        failed(request.error ?? new Error('The browser’s storage (IndexedDB) cannot be opened.'));
    });
  }

  /** Everything kept of a table, in order; nothing when it is not here. */
  read(table: string): Promise<string[]> {
    return new Promise((done, failed) => {
      const transaction = this.database.transaction(kChanges, 'readonly');
      const store = transaction.objectStore(kChanges);
      const texts = store.getAll(allOf(table)) as IDBRequest<string[]>;
      const keys = store.getAllKeys(allOf(table));
      transaction.oncomplete = () => {
        const last = keys.result.at(-1) as [string, number] | undefined;
        this.next.set(table, (last?.[1] ?? -1) + 1);
        done(texts.result);
      };
      transaction.onabort = () => failed(transaction.error ?? new Error('Not readable.'));
    });
  }

  /** The first change that is kept of a table; undefined when it is not here. */
  first(table: string): Promise<string | undefined> {
    return new Promise((done, failed) => {
      const transaction = this.database.transaction(kChanges, 'readonly');
      const first = transaction.objectStore(kChanges).get(allOf(table)) as IDBRequest<string>;
      transaction.oncomplete = () => done(first.result);
      transaction.onabort = () => failed(transaction.error ?? new Error('Not readable.'));
    });
  }

  /**
   * Keeps the next change of a table, while others may still be under way; resolves to its number
   * once it is on disk. Rejects with Conflict, or with what IndexedDB says (QuotaExceededError:
   * there is no room); its number then stays free.
   */
  async add(table: string, text: string): Promise<number> {
    const number = this.next.get(table) ?? 0;
    this.next.set(table, number + 1);
    await this.change((store) => void store.add(text, [table, number]));
    return number;
  }

  /** Puts a snapshot in the place of the changes up to a number. */
  replace(table: string, upTo: number, snapshot: string): Promise<void> {
    return this.change((store) => {
      store.delete(IDBKeyRange.bound([table, 0], [table, upTo]));
      store.put(snapshot, [table, upTo]);
    });
  }

  /** Later changes of this table are numbered as before, and need a snapshot. */
  drop(table: string): Promise<void> {
    return this.change((store) => void store.delete(allOf(table)));
  }

  private change(make: (store: IDBObjectStore) => void): Promise<void> {
    return new Promise((done, failed) => {
      const transaction = this.database.transaction(kChanges, 'readwrite', {
        durability: 'strict',
      });
      transaction.oncomplete = () => done();
      transaction.onabort = () => {
        const error = transaction.error ?? new Error('Not kept.');
        failed(error.name === 'ConstraintError' ? new Conflict(error.message) : error);
      };
      make(transaction.objectStore(kChanges));
    });
  }
}

const allOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);
