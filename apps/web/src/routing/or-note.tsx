import { type ComponentType, lazy } from 'react'
import { PartMissing } from '../ui/states/part-missing.tsx'

/**
 * A part of a screen whose code comes by itself, for a `Suspense`. Where that cannot be loaded, a note stands in its place and
 * the rest of the screen stays, with all that is typed in it.
 */
export const orNote = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load()
      .then((component) => ({ default: component }))
      .catch(() => ({ default: PartMissing })),
  )
