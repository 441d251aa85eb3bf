import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { fontFolders } from './fonts.ts'
import { DocumentFailed, type TaskResult, type TypesetTask } from './tasks.ts'

/** A folder that does not exist: a document reads what it is given and nothing of the disk. */
const world = join(tmpdir(), 'learntrail-documents-without-disk')
/** Compilations that what was remembered of a document outlives without being used. */
const rememberedFor = 5

let compiler: NodeCompiler | undefined

/** Makes one document, in the process that is there for it. A picture that cannot be read is left out. */
export function typeset(task: TypesetTask, writing: () => void): TaskResult {
  try {
    return compile(task, [], writing)
  } catch (error) {
    const broken = task.pictures.filter((picture) => !isReadable(picture)).map(([name]) => name)
    if (broken.length === 0) throw error
    return compile(task, broken, writing)
  } finally {
    compiler?.evictCache(rememberedFor)
  }
}

function compile(task: TypesetTask, leftOut: string[], writing: () => void): TaskResult {
  const pictures = task.pictures.filter(([name]) => !leftOut.includes(name))
  const open = openWorld(task.sources, [
    ['data.json', Buffer.from(task.data)],
    ['left-out.json', Buffer.from(JSON.stringify(leftOut))],
    ...pictures.map(([name, content]) => [`pictures/${name}`, Buffer.from(content)] as const),
  ])
  const document = pagesOf(open, task.main)
  const pages = document.numOfPages
  if (pages > task.pages) throw new DocumentFailed('too_many_pages', `${pages} pages, at most ${task.pages}`)
  writing()
  const { isTagged, standard } = task
  const pdf = open.pdf(document, { pdfTags: isTagged, ...(standard === undefined ? {} : { pdfStandard: standard }) })
  return { pdf, pages, leftOut }
}

function openWorld(sources: Record<string, string>, files: (readonly [string, Buffer])[]): NodeCompiler {
  compiler ??= NodeCompiler.create({ workspace: world, fontArgs: [{ fontPaths: fontFolders() }] })
  compiler.resetShadow()
  for (const [path, source] of Object.entries(sources)) compiler.addSource(join(world, path), source)
  for (const [path, content] of files) compiler.mapShadow(join(world, path), content)
  return compiler
}

function pagesOf(open: NodeCompiler, main: string): NodeTypstDocument {
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
