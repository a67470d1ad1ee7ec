import type { FirstWords } from "./en"

/** The same in Portuguese; what only the clinic can know begins with “Exemplo: ”. */
export const pt: FirstWords = {
  about: "Exemplo: uma ou duas frases sobre a clínica.",
  slides: {
    label: "Imagens da clínica",
    titles: ["Cuidados de saúde em {town}", "Exemplo: um segundo título"],
    subtitles: ["Exemplo: uma frase que diz o que os doentes encontram aqui.", "Exemplo: uma frase sobre a clínica."],
    alts: [
      "Exemplo: um desenho de uma casa simples entre duas árvores, em vez de uma imagem da clínica.",
      "Exemplo: um desenho de colinas e de um sol baixo, em vez de uma imagem da clínica.",
    ],
    ctas: ["Pedir consulta", "Pedir marcação"],
  },
  service: {
    description: "Exemplo: uma ou duas frases: para quem é e o que se faz.",
    features: ["Exemplo: o que inclui"],
  },
  home: {
    head: {
      title: "A sua clínica em {town}",
      description: "{name} em {town}: os nossos serviços, o horário, a morada e o telefone, e como pedir uma consulta.",
    },
    services: { heading: "Os nossos serviços", text: "O que podemos fazer por si e pela sua família." },
    banner: { heading: "Quer vir à consulta?", text: "Peça uma consulta aqui no site ou telefone-nos." },
    contactStrip: {
      call: { heading: "Telefone", text: "Atendemos no nosso horário: {hours}" },
      book: { heading: "Peça uma consulta", text: "Peça aqui um dia e uma hora" },
    },
  },
  services: {
    head: {
      title: "Os nossos serviços",
      description: "O que oferece {name} em {town}, o que inclui cada serviço e como pedir uma consulta.",
    },
    heading: "Os nossos serviços",
    lead: "Não sabe de qual precisa? Telefone-nos: ajudamos a escolher.",
    banner: { heading: "Precisa de uma consulta?", text: "Peça uma consulta ou telefone-nos." },
    emergency: {
      heading: "Em caso de emergência",
      text: "Se pode haver uma vida em perigo, ligue já {emergency}. Não espere por uma resposta nossa.",
    },
  },
  aboutPage: {
    head: {
      title: "Sobre nós",
      description: "Quem somos em {name}, em {town}, o que defendemos e como nos pode visitar.",
    },
    heading: "Sobre {name}",
    lead: "Exemplo: duas ou três frases sobre a clínica e as pessoas que lá trabalham.",
    mission: { heading: "A nossa missão", text: "Exemplo: o que a clínica faz, e para quem." },
    vision: { heading: "A nossa visão", text: "Exemplo: aquilo em que a clínica se quer tornar." },
    visit: { heading: "Venha conhecer-nos", text: "É bem-vindo no nosso horário: {hours}" },
    banner: { heading: "Estamos aqui para si", text: "Peça uma consulta, ou escreva-nos com uma pergunta." },
  },
  patients: {
    head: {
      title: "Para os doentes",
      description:
        "Como vir pela primeira vez a {name}, em {town}, renovar uma receita e saber resultados, passo a passo.",
    },
    heading: "Para os doentes",
    lead: "Como se faz cada coisa aqui, passo a passo. Se pode haver uma vida em perigo, ligue já {emergency}.",
    sampleNote: "Estes passos e tempos são exemplos. Telefone para {phone} antes de confiar neles.",
    guides: [
      {
        title: "Vir pela primeira vez",
        anchor: "vir-pela-primeira-vez",
        intro: "Para a primeira consulta. Não precisa de conta.",
        steps: [
          "Peça uma consulta aqui no site ou telefone para {phone}.",
          "Exemplo: o que acontece quando chega um doente novo, passo a passo.",
        ],
        facts: [{ label: "Quanto tempo leva", text: "Exemplo: quanto dura a primeira consulta" }],
        notes: [{ heading: "O que trazer", items: ["Exemplo: o que trazem os doentes novos"] }],
        action: { label: "Pedir uma consulta", to: "page:appointment" },
      },
      {
        title: "Renovar uma receita",
        anchor: "renovar-uma-receita",
        intro: "Para medicamentos que toma todos os dias.",
        steps: ["Exemplo: como se pede, e com que antecedência.", "Exemplo: o que é preciso dizer."],
        facts: [
          { label: "Quanto tempo leva", text: "Exemplo: ao fim de quantos dias está pronta" },
          { label: "Onde se levanta", text: "Exemplo: o lugar e o horário" },
        ],
        action: { label: "Escrever-nos", to: "page:contact" },
      },
      {
        title: "Saber resultados de análises",
        anchor: "saber-resultados-de-analises",
        intro: "Para análises que fez aqui.",
        steps: ["Exemplo: como se fica a saber um resultado, e quando se deve telefonar."],
        facts: [{ label: "Quando está pronto", text: "Exemplo: ao fim de quantos dias" }],
        action: { label: "Telefonar", to: "phone" },
      },
    ],
  },
  faqs: {
    head: {
      title: "Perguntas frequentes",
      description: "Como pedir uma consulta, o horário de {name} e o que fazer numa emergência.",
    },
    heading: "Perguntas frequentes",
    lead: "Respostas curtas ao que mais nos perguntam.",
    categories: [
      {
        title: "Consultas",
        icon: "calendar-check",
        questions: [
          {
            question: "Como peço uma consulta?",
            answer: "Peça aqui no site ou telefone para {phone}. A consulta fica marcada quando respondermos.",
          },
          {
            question: "O que devo trazer?",
            answer: "Exemplo: o que os doentes trazem, como um cartão, a lista dos medicamentos e exames anteriores.",
          },
        ],
      },
      {
        title: "Horário e emergências",
        icon: "clipboard-list",
        questions: [
          {
            question: "Quando estão abertos?",
            answer: "Este é o nosso horário: {hours}",
          },
          {
            question: "O que faço numa emergência?",
            answer: "Se pode haver uma vida em perigo, ligue já {emergency}. Não espere pela resposta a uma mensagem.",
          },
        ],
      },
    ],
    banner: { heading: "Ainda tem perguntas?", text: "Telefone-nos ou escreva-nos." },
    quickCards: {
      book: "Peça um dia e uma hora",
      services: "Veja o que oferecemos",
      directions: "Veja onde estamos",
    },
  },
  appointment: {
    head: {
      title: "Pedir uma consulta",
      description: "Peça a {name} o dia e a hora que lhe dão jeito. Veja o que trazer e o que fazer numa emergência.",
    },
    heading: "Pedir uma consulta",
    lead: "Diga-nos quem é e quando gostaria de vir.",
    privacy: {
      none: "O que escreve aqui fica neste aparelho: o formulário não o envia a ninguém. Emergência? Ligue {emergency}.",
      forward:
        "O seu pedido chega-nos por email, através de um serviço de reencaminhamento. Não escreva pormenores médicos. Numa emergência, ligue {emergency}.",
    },
    byPhone: "Nada foi enviado. Para marcar, telefone para {phone}.",
    confirmation: {
      none: {
        toast: {
          title: "Pedido pronto",
          message: "O seu pedido de {service} para {date} às {time} está pronto.",
          note: "Ainda nada foi enviado: envie-o a partir desta página ou telefone-nos.",
        },
        heading: "Falta um passo",
        text: "O seu pedido ainda não saiu deste aparelho. Envie-o ou telefone-nos: a consulta fica marcada quando respondermos.",
      },
      forward: {
        toast: {
          title: "Pedido enviado!",
          message:
            "O seu pedido de {service} para {date} às {time} foi enviado. A consulta fica marcada quando respondermos.",
        },
        heading: "Temos o seu pedido",
        text: "O seu pedido foi enviado por email. A consulta fica marcada quando respondermos.",
      },
      summaryHeading: "O que pediu",
      nextStepsHeading: "O que fazer agora",
      notesLeftOut: "As suas notas ficam nesta página. Não vão em nenhuma das mensagens abaixo.",
      messageIntro: "Gostaria de marcar esta consulta. Peço que a confirmem.",
      subject: "Pedido de consulta",
      whatsapp: "Enviar pelo WhatsApp",
      email: "Enviar por email",
      call: "Telefonar",
      calendar: "Guardar no calendário",
      print: "Imprimir",
      bookAnother: "Pedir outra",
      unconfirmedSuffix: "por confirmar",
      reminder: "Telefone-nos se não puder vir.",
    },
    help: { heading: "Precisa de ajuda?", text: "Telefone-nos ou escreva-nos: marcamos por si." },
    checklist: { heading: "Antes da consulta", items: ["Exemplo: quando chegar e o que trazer"] },
    emergency: {
      heading: "Emergência médica?",
      text: "Se pode haver uma vida em perigo, ligue {emergency} ou vá ao hospital mais próximo. Não espere por uma consulta.",
    },
  },
  contact: {
    head: {
      title: "Contactos",
      description: "Como chegar a {name} em {town}: telefone, email, morada, horário e formulário de mensagem.",
    },
    heading: "Contactos",
    lead: "Telefone-nos se for urgente. Para tudo o resto, também pode escrever-nos.",
    formHeading: "Escreva-nos",
    privacy:
      "A sua mensagem chega-nos por email, através de um serviço de reencaminhamento. Não escreva pormenores médicos. Numa emergência, ligue {emergency}.",
    mayHaveBeenSent:
      "A página fechou enquanto a mensagem seguia: pode já ter chegado. Pode enviá-la outra vez ou telefonar para {phone}.",
    messageSent: { heading: "Mensagem enviada!", text: "Obrigado por nos escrever. Respondemos assim que pudermos." },
  },
  notFound: {
    head: {
      title: "Página não encontrada",
      description: "Não há nenhuma página neste endereço. Encontre os serviços, o telefone e o pedido de consulta.",
    },
    heading: "404",
    message: "Página não encontrada",
    text: "O endereço pode ser antigo ou estar mal escrito. Se precisa de nós, telefone para {phone}.",
  },
  offline: {
    head: {
      title: "Sem rede",
      description:
        "Não tem rede neste momento. Aqui estão os números, a morada e o horário da clínica, guardados neste aparelho.",
    },
    heading: "Está sem rede",
    lead: "Esta página ficou guardada no seu aparelho. Para telefonar não precisa de internet.",
    directions: "Exemplo: o caminho até à clínica em palavras, a partir de um lugar que todos conhecem.",
  },
}
