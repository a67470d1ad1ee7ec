import * as fc from "fast-check"
import { countCharacters } from "../characters"

it("a plain text is counted without a segmenter, with the same result", () => {
  const letters = fc.constantFrom(..."a Z9~\n\r\tÀÿ×čɏ’–…‐\u00AD\u0301\u200D\u2028ßе👩🏾‍⚕️가각")
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 8 }), text => {
      expect(countCharacters(text.join(""))).toBe([...new Intl.Segmenter().segment(text.join(""))].length)
    })
  )
  const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).flatMap(each => [each, `a${each}`])
  expect(all.filter(text => countCharacters(text) !== [...new Intl.Segmenter().segment(text)].length)).toEqual([])
})
