import { type PageProps, graphql } from "gatsby"
import { useState } from "react"

interface Bread {
  name: string
  price: number
  text: string
}

interface BakeryPage {
  shop: { name: string; about: string; heading: string; open: string; phone: string; breads: readonly Bread[] }
}

/** One bread, of which somebody may put some into the basket. */
const BreadCard = ({ name, price, text }: Bread) => {
  const [count, setCount] = useState(0)
  return (
    <li>
      <h2>{name}</h2>
      <p>{text}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count ? `${count} in your basket: ${(count * price).toFixed(2)} €` : `Add for ${price.toFixed(2)} €`}
      </button>
    </li>
  )
}

const IndexPage = ({ data: { shop } }: PageProps<BakeryPage>) => (
  <main>
    <h1>{shop.heading}</h1>
    <p>{shop.about}</p>
    <p>
      {shop.open} <a href={`tel:${shop.phone.replaceAll(" ", "")}`}>{shop.phone}</a>
    </p>
    <ul>
      {shop.breads.map(bread => (
        <BreadCard key={bread.name} {...bread} />
      ))}
    </ul>
  </main>
)

export default IndexPage

export const Head = ({ data }: PageProps<BakeryPage>) => <title>{data.shop.name}</title>

export const query = graphql`
  query Bakery {
    shop {
      name
      about
      heading
      open
      phone
      breads {
        name
        price
        text
      }
    }
  }
`
