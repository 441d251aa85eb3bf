import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project.mjs'

/*
 * Checks that every file of the server's features carries its role in its name, `<subject>.<role>.ts`: one sees what a
 * file may do before one opens it. A role that is missing here is decided on and described here first.
 */

/** What the file of each role is for. */
const roles = {
  routes: 'Binds endpoints of the contract to services; thin.',
  service:
    'Does something: writes in a transaction, or orchestrates repositories, features, storage, programs, events.',
  repository: "Reads and writes this feature's tables for its services; decides nothing.",
  queries: 'Only reads: the SQL of lists, pages and figures, with the functions that run it.',
  sql: 'Exports pieces of SQL that other files or features embed; runs none.',
  policy: 'Who may do what: reaches or holds a thing as a person may, says what they can, or refuses.',
  rules: 'Pure functions, values and types; no I/O.',
  mapping: 'Rows, wire and shared documents, one into the other; pure.',
  jobs: 'Background work: declares, schedules, queues or handles kinds of jobs.',
  handlers: 'Declares what the feature does when it hears of events.',
  live: 'Tells open windows what changed, or speaks for the feature on the line and the stream.',
  tables: 'The tables of the feature (Drizzle).',
  view: 'The view of a table without what is in the bin (Drizzle).',
  texts: 'What is said outside of screens, in both languages; no I/O.',
  reader: 'Reads or recognizes a format from bytes or disk; no SQL.',
  writer: "Writes a document, or a file's bytes, from plain data; no SQL.",
  process: 'The entry of a worker process.',
  http: 'Reads a request or writes a reply for routes: cookies, multipart bodies, downloads, streams.',
  memory: 'What one process keeps in memory: caches, queues, counters; stores nothing.',

  kind: 'The interface of something that other features declare, and how the declared ones are found.',
  declaration:
    'A thing of a kind that a lower feature or the platform asks for; those of many features have a role each:',
  belongings: "What a feature contributes to a person's archive.",
  bin: 'How things of a feature go to the bin and come back.',
  'comment-target': 'What people comment on.',
  erasure: 'How a feature erases what it has about a person.',
  'file-use': 'A place that holds files.',
  measures: 'What a school counts.',
  notices: 'Whom an event concerns and what they read of it.',
  parts: 'What a feature puts into the page of another.',
  'report-target': 'What people report.',
  search: 'What people search in.',
  tagged: 'What carries own tags.',
  todos: 'What waits for somebody.',
}

/** Files whose name alone says what they are for. */
const named = ['index.ts', 'demo.ts']

/** Returns the files whose names end in none of the roles. */
export function withoutRole(files) {
  return files.filter((file) => {
    const name = file.split('/').at(-1)
    if (named.includes(name) || /\.(test|fixture)\.ts$/.test(name)) return false
    const role = /^[^.]+\.([^.]+)\.ts$/.exec(name)?.[1]
    return role === undefined || !Object.hasOwn(roles, role)
  })
}

/** Throws with the files that carry no role. */
export function checkFileRoles() {
  const folder = join(projectRoot, 'apps/server/src/features')
  const files = readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
  const bare = withoutRole(files).sort()
  if (bare.length > 0)
    throw new Error(`These files do not say their role (scripts/lib/file-roles.mjs):\n${bare.join('\n')}`)
}
