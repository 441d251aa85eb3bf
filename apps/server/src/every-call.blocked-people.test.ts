import { testBlockedPeople } from './testing/hidden-things.ts'

testBlockedPeople()
