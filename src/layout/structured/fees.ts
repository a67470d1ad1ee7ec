import { getCurrencyCode } from "../../model/locale"

type Price = Queries.FeesFragment["prices"][number] & { currency: string }

/** Formats the lowest and the highest price in the currency of the first, such as `US$2.50–US$35`. */
const formatPriceRange = (prices: readonly Price[]): string => {
  const texts = prices
    .filter(({ currency }) => currency === prices[0]?.currency)
    // A text can contain two prices.
    .flatMap(({ amount, upTo, text }) => {
      const [lowest = text, highest] = text.split(" – ")
      return [{ amount, text: lowest }, ...(upTo && highest ? [{ amount: upTo, text: highest }] : [])]
    })
    .toSorted((one, other) => one.amount - other.amount)
    .map(({ text }) => text)
  return [...new Set([texts.at(0), texts.at(-1)])].join("–")
}

/** Describes prices and ways to pay (https://schema.org/LocalBusiness, https://schema.org/Offer). */
export const createPaymentFields = ({ prices: given, payment }: Queries.FeesFragment, clinicCurrency: string) => {
  const prices = given.map(price => ({ ...price, currency: price.currency ?? clinicCurrency }))
  return {
    paymentAccepted: payment.ways.map(({ name }) => name).join(", "),
    currenciesAccepted: [...new Set(prices.map(({ currency }) => getCurrencyCode(currency)))].join(", "),
    priceRange: formatPriceRange(prices),
    makesOffer: prices.map(({ item, note, from, amount, upTo, currency }) => ({
      "@type": "Offer" as const,
      name: item,
      ...(note && { description: note }),
      ...(from || upTo
        ? {
            priceSpecification: {
              "@type": "PriceSpecification" as const,
              minPrice: amount,
              ...(upTo && { maxPrice: upTo }),
              priceCurrency: getCurrencyCode(currency),
            },
          }
        : { price: amount, priceCurrency: getCurrencyCode(currency) }),
    })),
  }
}
