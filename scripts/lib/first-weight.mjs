import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project.mjs'

/** JavaScript of a first visit, as it comes over the wire. */
export const mostScript = 180 * 1024

const built = join(projectRoot, 'apps', 'web', 'dist')

/** What each of the screens that people open first needs to be drawn, by its address; the addresses of its scripts and styles. */
export function firstFiles() {
  const { everywhere, preloads } = JSON.parse(readFileSync(join(built, '.first-files.json'), 'utf8'))
  const screens = Object.keys(preloads).filter((name) => !name.includes(' '))
  return new Map(
    screens.map((screen) => [
      screen,
      (language) => new Set([...everywhere, ...preloads[screen], ...preloads[`${screen} ${language}`]]),
    ]),
  )
}

/** Whether each of the screens that people open first loads no more than it may; says which does. */
export function checkFirstWeight() {
  const heavy = [...firstFiles()].flatMap(([screen, filesIn]) =>
    ['tw', 'en'].flatMap((language) => {
      const scripts = [...filesIn(language)].filter((file) => file.endsWith('.js'))
      const bytes = scripts.reduce((sum, file) => sum + sentBytes(file), 0)
      return bytes > mostScript ? [`${screen} (${language}): ${bytes} bytes`] : []
    }),
  )
  if (heavy.length === 0) return
  throw new Error(
    `A first visit loads more than ${mostScript} bytes of JavaScript:\n  ${heavy.join('\n  ')}\n` +
      'What nobody sees before they press something comes when they do (ui/on-demand.tsx).',
  )
}

function sentBytes(file) {
  const path = join(built, file)
  const compressed = `${path}.br`
  return statSync(existsSync(compressed) ? compressed : path).size
}
