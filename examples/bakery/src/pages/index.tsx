import { type PageProps, graphql } from "gatsby"
import { useState } from "react"
import type { Bread, Content } from "../content"

/** Shows one kind of bread, with a button that adds one to the visitor's basket. */
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

/** Shows the whole content of the shop's page. */
export const ShopPage = ({ shop, breads: { breads } }: Content) => (
  <main>
    <h1>{shop.name}</h1>
    <p>{shop.about}</p>
    <p>
      {shop.open} <a href={`tel:${shop.phone.replaceAll(" ", "")}`}>{shop.phone}</a>
    </p>
    <ul>
      {breads.map(bread => (
        <BreadCard key={bread.name} {...bread} />
      ))}
    </ul>
  </main>
)

const IndexPage = ({ data }: PageProps<{ content: Content }>) => <ShopPage {...data.content} />

export default IndexPage

export const Head = ({ data }: PageProps<{ content: Content }>) => <title>{data.content.shop.name}</title>

export const query = graphql`
  query Bakery {
    content {
      shop {
        name
        about
        open
        phone
      }
      breads {
        breads {
          name
          price
          text
        }
      }
    }
  }
`
