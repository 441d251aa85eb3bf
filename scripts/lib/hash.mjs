import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectRoot } from './project.mjs'

/** Hashes the names and contents of files and folders; the result does not depend on where the checkout lies. */
export function hashOf(paths, { without = [] } = {}) {
  const hash = createHash('sha256')
  for (const path of paths) addPath(hash, path, without)
  return hash.digest('hex')
}

function addPath(hash, path, without) {
  const entries = listFolder(path)
  if (!entries) {
    hash.update(`${relative(projectRoot, path)}\0`).update(readFileSync(path))
    return
  }
  for (const entry of entries.sort()) {
    if (!without.includes(entry)) addPath(hash, join(path, entry), without)
  }
}

function listFolder(path) {
  try {
    return readdirSync(path)
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}
