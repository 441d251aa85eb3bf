import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { hashOf } from './hash.mjs'
import { writeStamp } from './stamp.mjs'

const modules = 'node_modules'

/** Returns the files of a checkout that git does not ignore; also works for a download without history. */
function filesOf(root) {
  const noHistory = mkdtempSync(join(tmpdir(), 'learntrail-files-'))
  try {
    git('init', '--quiet', '--bare', noHistory)
    const all = git(`--git-dir=${noHistory}`, `--work-tree=${root}`, 'ls-files', '-z', '--others', '--exclude-standard')
    return all.split('\0').filter(Boolean)
  } finally {
    rmSync(noHistory, { recursive: true, force: true })
  }
}

function git(...args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`git cannot say which files the project has: ${error?.message ?? stderr}`)
  return stdout
}

/** Copies a checkout to an empty folder and links its installed packages, so that nothing done there changes it. */
export function copyProject(from, to) {
  mkdirSync(to, { recursive: true })
  if (readdirSync(to).length > 0) throw new Error(`${to} is not empty.`)
  // When run as root, PostgreSQL runs as another user, who needs access.
  chmodSync(to, 0o755)
  const files = filesOf(from)
  for (const path of files) {
    mkdirSync(join(to, dirname(path)), { recursive: true })
    copyFileSync(join(from, path), join(to, path))
  }
  const workspaces = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')).workspaces
  for (const folder of ['.', ...workspaces]) linkModules(join(from, folder), join(to, folder))
  linkWorkspaces(to, workspaces)
  copyFileSync(join(from, modules, '.package-lock.json'), join(to, modules, '.package-lock.json'))
  writeStamp(join(to, modules, '.learntrail-installed'), hashOf([join(from, 'package-lock.json')]))
  return files
}

/** Links the installed packages. Names that begin with a dot are the checkout's own caches, except `.bin`. */
function linkModules(from, to) {
  if (!existsSync(join(from, modules))) return
  mkdirSync(join(to, modules), { recursive: true })
  for (const name of readdirSync(join(from, modules))) {
    if ((name.startsWith('.') && name !== '.bin') || name === '@learntrail') continue
    symlinkSync(realpathSync(join(from, modules, name)), join(to, modules, name), 'junction')
  }
}

function linkWorkspaces(root, workspaces) {
  mkdirSync(join(root, modules, '@learntrail'))
  for (const folder of workspaces) {
    const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    symlinkSync(join(root, folder), join(root, modules, name), 'junction')
  }
}

/**
 * Returns files of a copy that are new, gone or different from the checkout; `copied` lists the files it was made of.
 */
export function changesOf(from, to, copied) {
  const here = new Set(filesBelow(to))
  const isAsBefore = (path) => readFileSync(join(from, path)).equals(readFileSync(join(to, path)))
  const gone = copied.filter((path) => !here.has(path))
  const known = new Set(copied)
  return [...gone, ...[...here].filter((path) => !known.has(path) || !isAsBefore(path))].sort()
}

/** Returns all files below a folder, with slashes between, without installed packages. */
export function filesBelow(root, under = '') {
  return readdirSync(join(root, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under === '' ? entry.name : `${under}/${entry.name}`
    if (entry.name === modules) return []
    return entry.isDirectory() ? filesBelow(root, path) : [path]
  })
}
