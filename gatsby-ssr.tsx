import type { GatsbySSR } from "gatsby"
import { Layout } from "./src/layout/Layout"

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => <Layout path={props.location.pathname}>{element}</Layout>
