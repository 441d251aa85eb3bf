import { DocumentFailed } from './tasks.ts'

export interface Shared<Result> {
  join(signal: AbortSignal | undefined): Promise<Result>
  isOver(): boolean
}

/** Shares one run of `make` among all who join at the same time; it is aborted when the last of them leaves. */
export function share<Result>(make: (signal: AbortSignal) => Promise<Result>): Shared<Result> {
  const everyone = new AbortController()
  let waiting = 0
  let isOver = false
  const made = make(everyone.signal).finally(() => {
    isOver = true
  })
  made.catch(() => undefined)
  return {
    isOver: () => isOver || everyone.signal.aborted,
    join(signal) {
      waiting += 1
      return new Promise((resolve, reject) => {
        const leave = () => {
          waiting -= 1
          if (waiting === 0) everyone.abort()
          reject(new DocumentFailed('cancelled'))
        }
        if (signal?.aborted) return leave()
        signal?.addEventListener('abort', leave, { once: true })
        made.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
      })
    },
  }
}
