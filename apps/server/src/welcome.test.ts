import { expect, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import type { Programs } from './platform/programs/find-programs.ts'
import { printWelcome } from './welcome.ts'

function said(settings: Record<string, string>): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  printWelcome(readConfig({ DEMO: 'off', ...settings }), { isDemo: false, programs: {} as Programs })
  const text = String(write.mock.calls[0]?.[0])
  write.mockRestore()
  return text
}

test('the start says where mails are read, or what to set', () => {
  const toSet = 'nobody from elsewhere can finish signing up: set SMTP_URL'
  const alone = said({})
  expect(alone).toContain('http://localhost:8080/mailbox')
  expect(alone).not.toContain(toSet)
  expect(said({ TRUST_PROXY: '1' })).toContain(toSet)
  const named = said({ PUBLIC_URL: 'https://learntrail.test' })
  expect(named).toContain(toSet)
  expect(named).not.toContain('/mailbox')
  const sending = said({ SMTP_URL: 'smtp://localhost:1', PUBLIC_URL: 'https://learntrail.test' })
  expect(sending).not.toMatch(/mailbox|SMTP_URL/)
})
