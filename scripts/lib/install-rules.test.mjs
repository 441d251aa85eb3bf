import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { npmArguments, whatIsInstalled } from './install-rules.mjs'

const fastify = { version: '5.0.0' }
const knip = { version: '6.0.0', dev: true }

test("npm's own list tells what is installed, whoever called npm", () => {
  equal(whatIsInstalled(undefined), 'nothing')
  equal(whatIsInstalled({ packages: { 'node_modules/fastify': fastify } }), 'running')
  equal(whatIsInstalled({ packages: { 'node_modules/fastify': fastify, 'node_modules/knip': knip } }), 'everything')
})

test('the first start installs what running needs, the first test everything', () => {
  const fresh = { installed: 'nothing', isCurrent: false }
  deepEqual(npmArguments({ ...fresh, wanted: 'running' }), ['ci', '--omit=dev'])
  deepEqual(npmArguments({ ...fresh, wanted: 'everything' }), ['ci', '--include=dev'])
})

test('a test after a start adds what is missing and leaves the rest where it is', () => {
  const afterStart = { installed: 'running', isCurrent: true }
  deepEqual(npmArguments({ ...afterStart, wanted: 'everything' }), ['install', '--no-save', '--include=dev'])
})

test('nothing is installed twice, and a start after a test takes nothing away', () => {
  for (const installed of ['running', 'everything']) {
    equal(npmArguments({ wanted: 'running', installed, isCurrent: true }), undefined)
  }
  equal(npmArguments({ wanted: 'everything', installed: 'everything', isCurrent: true }), undefined)
})

test('after a change of dependencies, whoever had everything gets everything', () => {
  const outdated = { wanted: 'running', isCurrent: false }
  deepEqual(npmArguments({ ...outdated, installed: 'running' }), ['ci', '--omit=dev'])
  deepEqual(npmArguments({ ...outdated, installed: 'everything' }), ['ci', '--include=dev'])
})
