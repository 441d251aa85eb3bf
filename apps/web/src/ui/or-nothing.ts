import { type ComponentType, lazy } from 'react'

/** Like `lazy`, but renders nothing if the code cannot be loaded; for a `Suspense` without fallback. */
export const orNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load()
      .then((component) => ({ default: component }))
      .catch(() => ({ default: () => null })),
  )
