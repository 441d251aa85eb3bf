import type { ComponentType } from 'react'
import { orNothing } from '../ui/or-nothing.ts'
import { whenCalm } from './when-calm.ts'

/** What comes a moment after its screen, by `orNothing`. */
export const onceCalm = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  orNothing<Props>(() => whenCalm().then(load))
