import { type ComponentType, lazy } from 'react'
import { PartMissing } from '../ui/states/part-missing.tsx'

/**
 * Like `lazy`, but shows a note if the code cannot be loaded, so that the rest of the screen stays with all that is
 * typed in it.
 */
export const orNote = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load()
      .then((component) => ({ default: component }))
      .catch(() => ({ default: PartMissing })),
  )
