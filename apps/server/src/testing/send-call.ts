import type { CallName, Sent } from './subject.ts'
import { endpointOf } from './subjects.ts'
import type { TestBrowser } from './test-app.ts'

/** Sends a call; `ids` fill the parts of its path that `sent` leaves open. */
export function sendCall(browser: TestBrowser, name: CallName, sent: Sent, ids: Record<string, string> = {}) {
  const { method, path } = endpointOf(name)
  const address = path.replaceAll(/:(\w+)/g, (_, part: string) => {
    const id = sent.params?.[part] ?? ids[part]
    if (id === undefined) throw new Error(`${name} needs ${part}: make() answers it, or send() gives it in params`)
    return id
  })
  const query = sent.query === undefined ? '' : `?${new URLSearchParams(sent.query)}`
  return browser.send(method, `${address}${query}`, sent.body, { ...sent.headers })
}
