import type { ComponentType } from 'react'
import { orNothing } from '../ui/or-nothing.ts'
import { whenCalm } from './when-calm.ts'

/** Like `orNothing`, but loads only once the screen is calm. */
export const onceCalm = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  orNothing<Props>(() => whenCalm().then(load))
