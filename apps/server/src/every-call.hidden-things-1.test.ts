import { testHiddenThings } from './testing/hidden-things.ts'

testHiddenThings(0, 2)
