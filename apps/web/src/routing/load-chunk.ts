const reloadedKey = 'learntrail.reloaded-at'
const chunkTimeout = 120_000

/**
 * Loads a screen's chunk. A chunk that is gone usually means that a new version was installed while the page was open:
 * the page is loaded anew, once; a second failure within a minute is shown.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(load())
  } catch (error) {
    // Without a line a new page has no more than this one.
    if (navigator.onLine && mayReload()) {
      location.reload()
      // The page is going away; nothing is to be rendered meanwhile.
      return new Promise<T>(() => undefined)
    }
    throw new ChunkProblem(error)
  }
}

export class ChunkProblem extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause })
    this.name = 'ChunkProblem'
  }
}

function withTimeout<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), chunkTimeout)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0)
    if (Date.now() - last < 60_000) return false
    sessionStorage.setItem(reloadedKey, String(Date.now()))
    return true
  } catch {
    return false
  }
}
