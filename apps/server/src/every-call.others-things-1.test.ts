import { testOthersThings } from './testing/others-things.ts'

testOthersThings(0, 3)
