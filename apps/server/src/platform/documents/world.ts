import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { fontFolders } from './fonts.ts'
import { type Composition, DocumentFailed } from './tasks.ts'

/** A folder that does not exist: a document reads only what it is given, nothing from the disk. */
const world = join(tmpdir(), 'learntrail-documents-without-disk')
/** Number of compilations after which unused cached results are dropped. */
const rememberedFor = 5

let compiler: NodeCompiler | undefined

/** A compiled composition, with the compiler that can write or draw it. */
export interface Composed {
  compiler: NodeCompiler
  document: NodeTypstDocument
  pages: number
  /** Names of pictures that could not be read and were left out. */
  leftOut: string[]
}

/**
 * Compiles a task and passes it to `use`. If that fails, tries once more without the pictures that turn out to be
 * unreadable.
 */
export async function compose<Result>(
  task: Composition,
  use: (composed: Composed) => Result | Promise<Result>,
): Promise<Result> {
  const files = task.pictureFiles.map(([name, path]) => [name, readPicture(path)] as const)
  const pictures = [...task.pictures, ...files]
  const missing = pictures.filter(([, content]) => content === undefined).map(([name]) => name)
  const found = pictures.filter((picture): picture is [string, Uint8Array] => picture[1] !== undefined)
  try {
    return await use(set(task, found, missing))
  } catch (error) {
    const broken = found.filter((picture) => !isReadable(picture)).map(([name]) => name)
    if (broken.length === 0) throw error
    const rest = found.filter(([name]) => !broken.includes(name))
    return await use(set(task, rest, [...missing, ...broken]))
  } finally {
    compiler?.evictCache(rememberedFor)
  }
}

function readPicture(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

function set(task: Composition, pictures: [string, Uint8Array][], leftOut: string[]): Composed {
  const open = openWorld(task.sources, [
    ['data.json', Buffer.from(task.data)],
    ['left-out.json', Buffer.from(JSON.stringify(leftOut))],
    ...pictures.map(([name, content]) => [`pictures/${name}`, Buffer.from(content)] as const),
  ])
  const document = pagesOf(open, task.main)
  const pages = document.numOfPages
  if (pages > task.pages) throw new DocumentFailed('too_many_pages', `${pages} pages, at most ${task.pages}`)
  return { compiler: open, document, pages, leftOut }
}

/** Returns the compiler, restricted to these files. */
export function openWorld(sources: Record<string, string>, files: (readonly [string, Buffer])[]): NodeCompiler {
  compiler ??= NodeCompiler.create({ workspace: world, fontArgs: [{ fontPaths: fontFolders() }] })
  compiler.resetShadow()
  for (const [path, source] of Object.entries(sources)) compiler.addSource(join(world, path), source)
  for (const [path, content] of files) compiler.mapShadow(join(world, path), content)
  return compiler
}

export function pagesOf(open: NodeCompiler, main: string): NodeTypstDocument {
  const compiled = open.compile({ mainFilePath: join(world, main), resetRead: true })
  if (compiled.result !== null) return compiled.result
  const problems: { message?: string }[] = compiled.takeDiagnostics()?.shortDiagnostics ?? []
  throw new DocumentFailed('broken', problems.map(({ message }) => message).join('; ') || 'does not compile')
}

function isReadable([name, content]: [string, Uint8Array]): boolean {
  try {
    const source = `#set page(width: auto, height: auto)\n#image("/pictures/${name}", width: 10pt, alt: "")`
    const open = openWorld({ 'picture.typ': source }, [[`pictures/${name}`, Buffer.from(content)]])
    open.pdf(pagesOf(open, 'picture.typ'))
    return true
  } catch {
    return false
  }
}
