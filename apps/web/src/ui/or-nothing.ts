import { type ComponentType, lazy } from 'react'

/** For a `Suspense` that shows nothing: a part whose code comes by itself, and which is left out where it cannot be loaded. */
export const orNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load()
      .then((component) => ({ default: component }))
      .catch(() => ({ default: () => null })),
  )
