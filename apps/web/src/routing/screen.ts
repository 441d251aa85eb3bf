import type { Namespace } from 'i18next'
import type { ComponentType } from 'react'
import { loadTexts } from '../i18n/i18n.ts'
import { loadChunk } from './load-chunk.ts'

type Screens<Name extends string> = Record<Name, ComponentType>

/**
 * Returns the loader of a route's screen: its chunk and its texts together, so that the screen appears in one piece.
 */
export function screen<Name extends string>(load: () => Promise<Screens<Name>>, name: Name, ...texts: Namespace[]) {
  return async () => {
    const [screens] = await Promise.all([loadChunk(load), loadChunk(() => loadTexts(texts.flat() as Namespace))])
    return { Component: screens[name] }
  }
}
