const reloadedKey = 'learntrail.reloaded-at'
const chunkTimeout = 120_000

/**
 * Loads a chunk. A missing chunk usually means that a new version was deployed while the page was open, so the page is
 * reloaded; on a second failure within a minute, or offline, throws `ChunkProblem`. A chunk counts as failed after 120
 * s.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(load())
  } catch (error) {
    // Offline, a reload would not help.
    if (navigator.onLine && mayReload()) {
      location.reload()
      // The page is reloading; render nothing until then.
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
