export default "/static/heading.woff2"
