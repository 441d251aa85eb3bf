import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { addFeature } from '../small-feature/add-feature.mjs'
import { checkOutside, makeFeature } from '../small-feature/make-feature.mjs'
import { projectRoot } from './project.mjs'
import { changesOf, copyProject } from './scratch-copy.mjs'

describe('a small feature, made in a scratch copy', () => {
  const copy = mkdtempSync(join(tmpdir(), 'learntrail-small-feature-'))
  let made
  before(() => {
    made = makeFeature(projectRoot, copy)
  })
  after(() => rmSync(copy, { recursive: true, force: true }))

  it('touches four files outside its own folders, which docs/add-a-feature.md names', () => {
    const page = readFileSync(join(projectRoot, 'docs/add-a-feature.md'), 'utf8')
    const named = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path]) => path)
    assert.deepEqual(made.outside, named.sort())
  })

  it('has a part in contract, texts, server and web', () => {
    const parts = ['packages/contract', 'packages/texts', 'apps/server', 'apps/web']
    for (const part of parts)
      assert.ok(
        made.own.some((path) => path.startsWith(`${part}/`)),
        part,
      )
  })

  it('has its migration and its events from the commands of the product', () => {
    const [migration] = made.made.filter((path) => path.endsWith('_pebbles.sql'))
    const text = readFileSync(join(copy, migration), 'utf8')
    for (const words of ['CREATE TABLE "pebbles"', 'CREATE TRIGGER "pebbles_comments"']) assert.ok(text.includes(words))
    assert.match(readFileSync(join(copy, 'docs/events.md'), 'utf8'), /pebble\.taken_away/)
    assert.ok(!readFileSync(join(projectRoot, 'docs/events.md'), 'utf8').includes('pebble'))
  })

  it('is made of packages of the copy, not of the checkout', () => {
    for (const [name, folder] of [
      ['contract', 'packages/contract'],
      ['server', 'apps/server'],
    ])
      assert.equal(realpathSync(join(copy, 'node_modules/@learntrail', name)), realpathSync(join(copy, folder)))
  })

  it('is not added where a line is gone that it stands before, and says which', () => {
    const list = join(copy, 'apps/server/src/features.ts')
    writeFileSync(list, readFileSync(list, 'utf8').replace('  groupAnalysisFeature,\n', ''))
    assert.throws(() => addFeature(copy), /apps\/server\/src\/features\.ts before the line ` {2}groupAnalysisFeature,`/)
  })
})

describe('a feature that touches more', () => {
  it('is refused with what it touches', () => {
    assert.doesNotThrow(() => checkOutside(['a', 'b', 'c', 'd']))
    assert.throws(() => checkOutside(['a', 'b', 'c', 'd', 'e']), /5 files .* 4 are enough: a, b, c, d, e/)
  })
})

describe('a scratch copy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'learntrail-scratch-copy-'))
  const project = join(folder, 'project')
  const copy = join(folder, 'copy')
  const files = {
    'package.json': '{ "workspaces": [] }',
    'package-lock.json': '{}',
    '.gitignore': 'node_modules/\n*.log\n',
    'README.md': 'words',
    LICENSE: '',
    'a.log': '',
    'node_modules/.package-lock.json': '{}',
    'node_modules/one/index.js': '',
  }
  let copied
  before(() => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(project, path)), { recursive: true })
      writeFileSync(join(project, path), text)
    }
    copied = copyProject(project, copy)
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  it('has what is not ignored, and the packages of the project', () => {
    assert.deepEqual(copied.sort(), ['.gitignore', 'LICENSE', 'README.md', 'package-lock.json', 'package.json'])
    assert.equal(realpathSync(join(copy, 'node_modules/one')), realpathSync(join(project, 'node_modules/one')))
  })

  it('says what was changed in it, added and taken away', () => {
    assert.deepEqual(changesOf(project, copy, copied), [])
    writeFileSync(join(copy, 'README.md'), 'other words')
    writeFileSync(join(copy, 'NEW.md'), '')
    rmSync(join(copy, 'LICENSE'))
    assert.deepEqual(changesOf(project, copy, copied), ['LICENSE', 'NEW.md', 'README.md'])
    assert.equal(readFileSync(join(project, 'README.md'), 'utf8'), 'words')
  })

  it('is made in an empty folder alone', () => {
    assert.throws(() => copyProject(project, copy), /is not empty/)
  })
})
