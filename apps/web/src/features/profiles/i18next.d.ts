import 'i18next'
import type audiences from '@learntrail/texts/tw/profiles/audiences.json'
import type profiles from '@learntrail/texts/tw/profiles/profiles.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profiles: typeof profiles
    'profiles/audiences': typeof audiences
  }
}
