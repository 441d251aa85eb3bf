import type { Namespace } from 'i18next'
import type { ComponentType } from 'react'
import { loadTexts } from '../i18n/i18n.ts'
import { loadChunk } from './load-chunk.ts'

type Screens<Name extends string> = Record<Name, ComponentType>

/** A route's screen as its own chunk, together with the texts it needs, so that it appears in one piece. */
export function screen<Name extends string>(load: () => Promise<Screens<Name>>, name: Name, ...texts: Namespace[]) {
  return async () => {
    const [screens] = await Promise.all([loadChunk(load), loadChunk(() => loadTexts(texts.flat() as Namespace))])
    return { Component: screens[name] }
  }
}
