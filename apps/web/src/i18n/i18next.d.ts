import 'i18next'
import type about from '../locales/tw/about.json'
import type accounts from '../locales/tw/accounts.json'
import type common from '../locales/tw/common.json'
import type errors from '../locales/tw/errors.json'
import type home from '../locales/tw/home.json'
import type legal from '../locales/tw/legal.json'
import type profiles from '../locales/tw/profiles.json'
import type shell from '../locales/tw/shell.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: {
      about: typeof about
      accounts: typeof accounts
      common: typeof common
      errors: typeof errors
      home: typeof home
      legal: typeof legal
      profiles: typeof profiles
      shell: typeof shell
    }
  }
  // Other features add theirs from a declaration file of their own: `interface ResourceNamespaceMap { posts: … }`.
}
