/** What the files beside the pages (share pictures, sitemap, address card, manifest) tell of the content. */
export const publishedQuery = /* GraphQL */ `
  query Published {
    content {
      clinic {
        name
        about
        website
        phone
        fax
        whatsapp
        emails {
          info
        }
        address {
          stand
          park
          town
          country
        }
        position {
          latitude
          longitude
        }
        hours {
          days
          time
          now
        }
      }
      slides {
        slides {
          image {
            absolutePath
          }
        }
      }
      home {
        head {
          title
        }
      }
      services {
        head {
          title
        }
      }
      about {
        head {
          title
        }
      }
      contact {
        head {
          title
        }
      }
      faqs {
        head {
          title
        }
      }
      appointment {
        head {
          title
        }
      }
    }
  }
`

export type Published = Queries.PublishedQuery["content"]
