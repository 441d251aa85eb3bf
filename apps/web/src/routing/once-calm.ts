import { type ComponentType, lazy } from 'react'
import { whenCalm } from './when-calm.ts'

/** For a `Suspense` that shows nothing: what comes a moment after its screen, and is left out where it cannot be loaded. */
export const onceCalm = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    whenCalm()
      .then(load)
      .then((component) => ({ default: component }))
      .catch(() => ({ default: () => null })),
  )
