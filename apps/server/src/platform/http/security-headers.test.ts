import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { linePath } from '@learntrail/contract/line/facts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { securityHeaders, unusedFeatures, usedFeatures } from './security-headers.ts'

const web = join(import.meta.dirname, '../../../../web')

/** How a page uses each browser feature that the policy can deny; the others are not used anywhere. */
const asksFor: Partial<Record<(typeof usedFeatures)[number] | (typeof unusedFeatures)[number], RegExp>> = {
  autoplay: /useAutoplay|autoPlay|\.play\(\)/,
  camera: /getUserMedia\(\{ video/,
  'clipboard-read': /clipboard\.read/,
  'clipboard-write': /clipboard\??\s*\.write/,
  'display-capture': /getDisplayMedia/,
  'encrypted-media': /requestMediaKeySystemAccess/,
  fullscreen: /requestFullscreen/,
  gamepad: /getGamepads/,
  geolocation: /geolocation/,
  accelerometer: /DeviceMotion|Accelerometer/,
  gyroscope: /DeviceOrientation|Gyroscope/,
  hid: /navigator\.hid/,
  'idle-detection': /IdleDetector/,
  'keyboard-map': /keyboard\.getLayoutMap/,
  'local-fonts': /queryLocalFonts/,
  microphone: /getUserMedia\(\{\s*audio/,
  midi: /requestMIDIAccess/,
  'otp-credentials': /OTPCredential/,
  payment: /PaymentRequest/,
  'picture-in-picture': /<video[^>]*\scontrols|MediaStage/,
  'publickey-credentials-create': /startRegistration/,
  'publickey-credentials-get': /startAuthentication/,
  'screen-wake-lock': /wakeLock/,
  serial: /navigator\.serial/,
  'speaker-selection': /selectAudioOutput/,
  'storage-access': /requestStorageAccess/,
  'sync-xhr': /XMLHttpRequest\(\)[\s\S]*?\.open\([^)]*, false\)/,
  usb: /navigator\.usb/,
  'window-management': /getScreenDetails/,
  'xr-spatial-tracking': /navigator\.xr/,
}

async function sourcesOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(({ name }) => /\.(?:tsx?|js|html)$/.test(name) && !/\.(?:test|fixture)\./.test(name))
  return (await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))).join('\n')
}

test('the web has what it asks a browser for, and nothing else', async () => {
  const sources = `${await sourcesOf(join(web, 'src'))}\n${await sourcesOf(join(web, 'public'))}`
  const asked = Object.entries(asksFor).filter(([, pattern]) => pattern.test(sources))
  expect(asked.map(([feature]) => feature).sort()).toEqual([...usedFeatures].sort())
  const policy = securityHeaders(false)['permissions-policy']?.split(', ')
  expect(policy).toEqual(expect.arrayContaining(['microphone=(self)', 'geolocation=()']))
  expect(policy).toHaveLength(new Set([...usedFeatures, ...unusedFeatures]).size)
})

test('a browser is told for a year that there is only https, where there is', () => {
  expect(securityHeaders(true)['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security')
})

describe('the same headers are on', () => {
  let product: TestApp
  let origin: URL
  beforeAll(async () => {
    product = await createTestApp()
    await product.app.listen({ port: 0, host: '127.0.0.1' })
    origin = new URL(product.app.listeningOrigin)
  })
  afterAll(() => product.close())

  /** Returns the answer to raw bytes. */
  async function answerTo(said: string) {
    const socket = connect(Number(origin.port), origin.hostname)
    socket.write(said)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    const [status, ...lines] = head.split('\r\n')
    const headers = lines.map((line) => line.split(/: (.*)/s) as [string, string])
    return { status, body, headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])) }
  }
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: learntrail.test\r\nconnection: close\r\n\r\n`

  test.each([
    ['a screen', get('/')],
    ['a call', get('/api/csrf/initialization')],
    ['an address that is not there', get('/api/none')],
    ['the health of the node', get('/healthz')],
    ['a handshake of the socket', get(`${linePath}/?EIO=4&transport=polling`)],
    ['a handshake that is none', get(`${linePath}/?EIO=1&transport=none`)],
    ['what is no request', 'NONSENSE\r\n\r\n'],
    ['a head that is too long', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('%s', async (_, said) => {
    const { headers } = await answerTo(said)
    expect(headers).toMatchObject(securityHeaders(false))
    for (const [name] of Object.entries(headers)) expect(['server', 'x-powered-by']).not.toContain(name)
  })

  test('a trace is answered as nothing that is there, and repeats nothing', async () => {
    const { status, headers, body } = await answerTo(
      get('/').replace('GET', 'TRACE').replace('host:', 'x-secret: kept\r\nhost:'),
    )
    expect(status).toMatch(/^HTTP\/1\.1 40[0-9]/)
    expect(JSON.stringify(headers) + body).not.toContain('kept')
  })

  test('and what cannot be read is told so, and closed', async () => {
    expect((await answerTo('NONSENSE\r\n\r\n')).status).toBe('HTTP/1.1 400 Bad Request')
    const long = `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`
    expect((await answerTo(long)).status).toBe('HTTP/1.1 431 Request Header Fields Too Large')
  })
})
