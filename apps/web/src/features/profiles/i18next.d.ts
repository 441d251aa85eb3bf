import 'i18next'
import type profiles from '../../locales/tw/profiles/profiles.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profiles: typeof profiles
  }
}
