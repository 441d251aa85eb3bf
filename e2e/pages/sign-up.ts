import { expect, type Page } from '@playwright/test'
import type { Person } from '../support/person.ts'

/** Signing up, from the onboarding to the mail: role, method, account. */
export class SignUp {
  #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async begin(): Promise<void> {
    await this.#page.goto('/')
    await expect(this.#page).toHaveURL('/onboarding')
    await this.#page.getByRole('link', { name: '開始寫第一則紀錄' }).first().click()
  }

  /** Begins from an invitation link. */
  async beginBy(link: string): Promise<void> {
    await this.#page.goto(link)
    await this.#page.getByRole('main').getByRole('link', { name: '免費註冊' }).click()
  }

  async chooseRole(role: '學生' | '老師' | '教育人員或講師' | '其他單位'): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: '你是哪一種身分？' })).toBeVisible()
    await this.#page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${role}`) })
      .click()
    // The journeys' product also has providers configured, so the method has to be chosen.
    await this.#page.getByRole('link', { name: '用電子郵件註冊' }).click()
  }

  async createAccount({ email, username, password }: Person): Promise<void> {
    await this.#page.getByLabel('電子郵件').fill(email)
    await this.#page.getByLabel('帳號名稱').fill(username)
    await this.#page.getByLabel(/^密碼/).fill(password)
    await this.#page.getByLabel(/^再輸入一次密碼/).fill(password)
    await this.#page.getByRole('button', { name: '建立帳號並寄驗證信' }).click()
    await expect(this.#page.getByRole('heading', { level: 1, name: '驗證信寄出了' })).toBeVisible()
  }

  /** Opens the mail in the machine's mailbox and follows its link. */
  async openMail(): Promise<void> {
    await this.#page.getByRole('link', { name: '打開這台電腦的信箱' }).click()
    await this.#page.getByRole('link', { name: '打開信裡的連結' }).first().click()
  }

  async acceptTerms(): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: '開始之前' })).toBeVisible()
    const go = this.#page.getByRole('button', { name: '同意並繼續' })
    await expect(go).toBeDisabled()
    await this.#page.getByRole('checkbox', { name: '我已閱讀並同意' }).check()
    await go.click()
  }
}
