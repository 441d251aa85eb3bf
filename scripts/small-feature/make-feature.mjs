import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { nodeProgram } from '../lib/project.mjs'
import { changesOf, copyProject } from '../lib/scratch-copy.mjs'
import { addFeature, addTrigger } from './add-feature.mjs'

/** How many files outside its own folders a feature may touch; docs/add-a-feature.md names them. */
const outsideAtMost = 4

const isOwn = (path) =>
  /^(packages\/(contract|texts)\/src|apps\/(server|web)\/src\/features)\/(\w+\/)?pebbles\//.test(path)
const isMade = (path) => /^(apps\/server\/migrations\/|docs\/events\.md$)/.test(path)

/**
 * Makes a small feature in a copy of the project, by the steps of docs/add-a-feature.md and the product's own commands.
 * Returns what changed: its own files, generated ones, and those outside.
 */
export function makeFeature(project, copy) {
  const copied = copyProject(project, copy)
  addFeature(copy)
  const migrations = join(copy, 'apps/server/migrations')
  const before = new Set(readdirSync(migrations))
  runIn(copy, [nodeProgram(), 'scripts/make-migration.mjs', 'pebbles'])
  for (const name of readdirSync(migrations)) if (!before.has(name)) addTrigger(join(migrations, name))
  runIn(copy, [nodeProgram(), 'scripts/command.mjs', 'write-events-page'])
  const changed = changesOf(project, copy, copied)
  return {
    own: changed.filter(isOwn),
    made: changed.filter(isMade),
    outside: changed.filter((path) => !isOwn(path) && !isMade(path)),
  }
}

/** Throws if the feature touches more files outside its folders than it needs. */
export function checkOutside(outside) {
  if (outside.length > outsideAtMost)
    throw new Error(
      `A small feature touches ${outside.length} files outside its folders, and ${outsideAtMost} are enough: ${outside.join(', ')}`,
    )
}

/** Runs a program in a folder of the copy, with the copy's programs on the path. */
export function runIn(copy, [file, ...args], { folder = '.', stdio = ['ignore', 'ignore', 'inherit'] } = {}) {
  const programs = join(copy, 'node_modules', '.bin')
  const { status, error } = spawnSync(file, args, {
    cwd: join(copy, folder),
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` },
    stdio,
    shell: process.platform === 'win32',
  })
  if (error) throw error
  if (status !== 0) throw new Error(`In the copy this failed: ${[file, ...args].join(' ')}`)
}
