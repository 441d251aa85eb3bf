import 'i18next'
import type audiences from '@learntrail/texts/tw/profiles/audiences.json'
import type profiles from '@learntrail/texts/tw/profiles/profiles.json'
import type subjects from '@learntrail/texts/tw/profiles/subjects.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profiles: typeof profiles
    'profiles/audiences': typeof audiences
    'profiles/subjects': typeof subjects
  }
}
