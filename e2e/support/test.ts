import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { Api, ownAddress, type Person, type Role, stranger } from './person.ts'

/** A person with a browser of their own. */
export interface Visitor {
  person: Person
  page: Page
  api: Api
}

/** How the browser reaches the product, where it differs from the default. */
interface Line extends Pick<BrowserContextOptions, 'baseURL' | 'viewport' | 'hasTouch' | 'isMobile'> {
  /** Whether the browser sends no address of its own, and so may open the machine's mailbox. */
  isAtTheMachine?: boolean
}

export class People {
  #browser: Browser
  #faults: string[]
  #contexts: BrowserContext[] = []
  #product: string | undefined

  /** `product` is the product's address, by default the one shared by all journeys. */
  constructor(browser: Browser, faults: string[], product?: string) {
    this.#browser = browser
    this.#faults = faults
    this.#product = product
  }

  /** Opens a fresh browser in which nobody is signed in. */
  async browser(person: Person = stranger(), line: Line = {}): Promise<Visitor> {
    const context = await this.#context(line)
    watch(context, this.#faults)
    return { person, page: await context.newPage(), api: new Api(context.request, this.#product) }
  }

  /** Opens another device of the same person, signed in. */
  async anotherDevice(from: BrowserContext, person: Person): Promise<Visitor> {
    const device = await this.browser(person)
    await device.page.context().addCookies(await from.cookies())
    return device
  }

  /** Makes a person who is signed in, with the terms and the profile still ahead. */
  async newcomer(role: Role = 'student', line: Line = {}): Promise<Visitor> {
    const visitor = await this.browser(stranger(), line)
    await visitor.api.signUp(visitor.person, role)
    await visitor.api.activate(visitor.person)
    return visitor
  }

  /** Makes a person who is signed in, with a filled profile. */
  async member(line: Line = {}): Promise<Visitor> {
    const visitor = await this.newcomer('other', line)
    await visitor.api.acceptTerms()
    await visitor.api.fillProfile(visitor.person)
    return visitor
  }

  /** Makes a member without a page, for whom only calls are sent. */
  async caller(): Promise<Pick<Visitor, 'person' | 'api'>> {
    const person = stranger()
    const { request } = await this.#context()
    const api = new Api(request, this.#product)
    await api.signUp(person, 'other')
    await api.activate(person)
    await api.acceptTerms()
    await api.fillProfile(person)
    return { person, api }
  }

  async #context({ isAtTheMachine = false, ...line }: Line = {}): Promise<BrowserContext> {
    const from = isAtTheMachine ? {} : { extraHTTPHeaders: { 'x-forwarded-for': ownAddress() } }
    const context = await this.#browser.newContext({
      ...(this.#product && { baseURL: this.#product }),
      ...line,
      ...from,
    })
    this.#contexts.push(context)
    return context
  }

  async goHome(): Promise<void> {
    for (const context of this.#contexts) await context.close()
  }
}

/** Collects faults that no journey may have: exceptions in a page, and answers of 500 and above. */
function watch(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (fault) => {
    const { stack, message, name } = fault.error()
    // What is thrown without being an error has neither.
    faults.push(stack || message || `${name || 'something'} thrown at ${fault.page()?.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
}

export const test = base.extend<{ people: People }>({
  people: async ({ browser }, use) => {
    const faults: string[] = []
    const people = new People(browser, faults)
    await use(people)
    await people.goHome()
    // The report shows the first lines of the message.
    if (faults.length > 0) throw new Error(`${faults.length} faults in the page or the server: ${faults.join('\n')}`)
  },
})

export { expect }
