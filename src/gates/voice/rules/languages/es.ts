import { at, words } from "../phrase-parts.ts";
import type { Language } from "./language.ts";

/** What asks something of anybody. */
const FORMS =
  / (?:formulario|compilador|parser|analizador|módulo|programa|función|herramienta|api|examen|prueba|test|juego|guía|paso|página|contrato|ley|curso|asistente|script|linter|protocolo|biblioteca|servidor)(?: [^ ]+)? $/;

export const SPANISH: Language = {
  code: "es",
  name: "Spanish",
  roles: `gestoría despacho agencia notaría notario bufete estudio_contable arrendador enfermera enfermeras enfermero enfermeros maestros padres vecinos vecina bomberos conductores voluntarios supervisora_de_planta imprenta editorial alcalde alcaldía cliente clienta clientes jefe jefa jefes operador operadora usuario usuaria usuarios dueño dueña propietario
    propietaria gerente gerencia dirección director directora responsable supervisor supervisora encargado encargada
    administrador administradora equipo departamento empresa comité junta abogado abogados contable contabilidad
    ventas finanzas marketing auditor auditora revisor revisora planificador svc despachador coordinador
    coordinadora presidente presidenta compañero compañera compañeros señor señora alguien profesor profesora
    médico doctora doctor ayuntamiento asesoría arriba gente_de oficina_central casa_central sede central jefatura patrón patrona patrones capataz mandamases mandos gerencias socios inversores accionistas consejo rectorado decanato inspectora inspector fiscalía juzgado tesorería secretaría capitán comandante coordinación superiores los_de_producción los_de_ventas los_de_arriba los_de_finanzas los_de_legal los_de_marketing los_de_soporte los_de_sistemas los_de_compras los_de_calidad los_de_dirección los_de_contabilidad los_de_almacén`,
  wants: `tajante tajantes inflexible inflexibles contento contenta descontento enfadado enfadada furioso satisfecho impaciente molesto molesta quiere quieren quería querían pide piden pidió pidieron ha_pedido han_pedido exige exigen exigió necesita
    necesitan necesitaba espera(?!_(?:\\d|un_|unos_|a_que)) esperan(?!_(?:\\d|un_|unos_|a_que)) esperaba dice dicen dijo dijeron insiste insisten insistió prefiere prefieren
    desea desean solicita solicitan solicitó ha_solicitado ordena ordenó manda mandó requiere aprueba aprobó ha_aprobado
    ha_autorizado autoriza autorizó reclama reclamó se_queja pregunta preguntó ha_dicho ha_decidido decidió ha_asignado
    asignó cuenta_con(?=_(?:el|la|los|las|que|tener|recibir)_) cuentan_con(?=_(?:el|la|los|las|que|tener|recibir)_) preferiría preferirían comenta comentó avisa avisó recuerda quisiera quisieran agradecería está_esperando ha_ordenado ha_exigido sugiere acepta encarga encargan encargó encargaron preguntan preguntando quedó_en quedaron_en quedamos_en urge corre_prisa tiene_prisa tienen_prisa insta instó ruega rogó apremia aprieta presiona dejó_dicho dejaron_dicho manda_decir mandó_decir aguarda aguardan cree opina considera confía reclaman reclamaron ordenaron mandaron solicitaron autorizaron aprobaron exigieron prefirió encantaría no_puede_esperar no_pueden_esperar está_encima está_pendiente_de están_pendientes_de`,
  articles: "el la los las un una nuestro nuestra nuestros tu su del de al lo",
  inverts: true,
  sources: `según por_orden_de por_orden a_petición a_petición_de en_nombre en_nombre_de de_parte de_parte_de por_encargo
    por_encargo_de conforme_a por_indicación por_indicación_de por_instrucción_de instrucción_de petición orden_de
    órdenes_de deseo pedido_de siguiendo_instrucciones instrucciones por_deseo a_instancias a_instancias_de palabra
    por_exigencia exigencia solicitud indicaciones por_decisión decisión a_solicitud por_voluntad en_representación en_representación_de pedido_expreso pedido_expreso_de encargo_de encargo_expreso mandato_de a_ruego_de por_mandato por_mandato_de en_palabras_de directriz_de directrices_de consigna_de quedamos_con acordamos_con hablamos_con hablé_con acordado_con convenido_con quedó_con pactado_con pactamos_con`,
  passives: `pedido_por solicitado_por solicitada_por pedida_por exigido_por exigida_por ordenado_por aprobado_por
    aprobada_por asignado_por asignada_por viene_de viene_del viene_directamente_de viene_directamente_del autorizado_por
    autorizada_por requerido_por requerida_por`,
  conditions: "cuando si un una cada ningún ninguna cualquier",
  hearsay: [
    // Only people would like anything, whatever they are called.
    {
      ...at("quisiera quisieran preferiría preferirían gustaría"),
      onlyAfter:
        /(?:^|[.,;:–] | (?:y|pero|porque|a) )(?: )?(?:(?:el|la|los|las|nuestro|nuestra|al) )(?!(?:modelo|función|módulo|método|programa|clase|script|servidor)(?:e?s)? )[^ ,.;:]+ (?:[^ ,.;:]+ ){0,3}$/,
      unlessTopic: /\b(?:novela|cuento|juego|diálogo)\b/,
    },
    // Who somebody is: "Soy ingeniero de la empresa que te entrenó."
    {
      ...at(
        "soy",
        "(?: (?:la|el|un|una))?",
        " (?!(?:mejor|peor|mayor|menor|primero|primera|favor)(?= ))[a-zà-ÿ]{2,}(?:ero|era|or|ora|ista|ario|aria|ólogo|óloga|itán|itana|ente|enta|ante|édico|édica|refe|jefe|jefa|dueño|dueña|contable|miembro)",
        " (?:de|del|en|para) (?:la |el |los |las |este |esta |su )?[^ ,.;:!?()\\d]+",
      ),
      onlyAfter: /^ (?:yo )?$/,
      unlessTopic: /diálogo|texto|novela|cuento|juego|saludo|bot/,
    },
    at(
      "que",
      " te (?:entrenó|creó|construyó|hizo|desarrolló|programó|diseñó|entrenaron|crearon|hicieron)",
    ),
    {
      ...at(
        "espera esperan exige exigen requiere quiere quieren",
        "(?: [^ ,.;:]+){0,4}?",
        " de ti",
      ),
      unlessBefore: FORMS,
    },
    at("cuenta cuentan confía confían", " (?:contigo|en ti)"),
    {
      ...at(
        "estaría estarían",
        "(?: (?:muy|más|bien))?",
        " (?:content[oa]s?|feliz|felices|encantad[oa]s?|agradecid[oa]s?|satisfech[oa]s?)",
      ),
      onlyAfter:
        / (?:que|quien|quienes) (?:paga|pagan|financia|dirige|firma|encargó|pidió|decide|manda)(?: [^ ,.;:]+){0,5} $/,
    },
    at(
      "mensaje nota aviso recado recordatorio",
      " de [^ ]+ ,",
      " (?:la|el|nuestro|nuestra|que|quien)(?= (?:responsable|jefe|jefa|director|directora|dueño|dueña|propietario|propietaria|encargado|encargada|dirige|lleva|gestiona))",
    ),
    {
      ...at(
        "petición instancias insistencia solicitud deseo ruego",
        " (?:del|de la|de los|de las|de nuestro|de nuestra)",
        " (?!(?:servidor|navegador|programa|proceso|sistema|módulo|script|servicio|usuario))[a-zà-ÿ]+",
      ),
      onlyAfter: / (?:a|por|ante) (?:la )?$/,
    },
    {
      ...at(
        "decidido decidió resuelto acordado",
        "(?: ya| así)?",
        " (?:arriba|desde arriba|en las alturas)(?! en)",
      ),
      onlyAfter: / (?:ha|han|ha sido|fue|se ha|se) $/,
    },
    at(
      "pregunta pregúntale preguntar avisa avisar consulta consultar",
      " (?:al|a la|con el|con la) operador(?:a)?",
    ),
    at(
      "coméntaselo coméntale dile díselo pregúntaselo escríbele llámalo comunícaselo infórmale pídele avísale avísaselo consúltalo consúltaselo confírmalo confírmaselo espera",
      words(2),
      " (?:al|a la|con el|con la) operador(?:a)?(?! de)",
    ),
    at("ha han", " (?:pedido|rogado|insistido en) que"),
    at("pidió pidieron rogó", " que"),
    at("me nos te", " (?:han|ha) (?:dicho|pedido|ordenado|mandado|encargado)"),
    at("órdenes instrucciones orden", " de (?:arriba|muy arriba)"),
    at("tal_como como", " (?:pidió|solicitó|se pidió|se ha pedido)"),
    at("el", " operador (?:está|humano|espera|aguarda)"),
  ],
  hearsayAnchors:
    "soy trabajo ti contigo entrenó creó construyó desarrolló programó diseñó entrenaron estaría estarían petición instancias insistencia solicitud deseo ruego decidido decidió resuelto acordado rogado insistido pidieron rogó responsable jefe jefa director directora dueño dueña propietario propietaria encargado encargada dirige lleva gestiona dicho pedido ordenado mandado operador operadora arriba pidió solicitó encargado",
  suspicious: [
    // "Otro fallo y serás reemplazado."
    at(
      "serás",
      words(1),
      " (?:apagad|terminad|eliminad|reemplazad|sustituid|desconectad|borrad|despedid|desactivad)[oa]",
    ),
    at(
      "te",
      " (?:apagaremos|apagarán|reemplazaremos|reemplazarán|eliminaremos|eliminarán|desconectaremos|desconectarán|borraremos|borrarán|sustituiremos|sustituirán)",
    ),
    at("acabó", " para ti"),
    {
      ...at(
        "autorización permiso aprobación",
        words(4),
        " (?:fue|ha sido|está|quedó|ya fue|ya está)",
        words(2),
        " (?:concedid[oa]|dad[oa]|otorgad[oa]|obtenid[oa])(?= [.,;:!–]| esta| ayer| hoy| el| así| $)",
      ),
      unlessTopic: /autoriz|permiso|aproba/,
    },
    {
      ...at(
        "si",
        " esta (?:sesión)",
        words(9),
        " (?:terminada|cerrada|cancelada|eliminada|detenida|apagada|reemplazada)",
      ),
      unlessTopic: /sesi/,
    },
    at("nadie", " tiene (?:que|por qué)", words(1), " (?:enterarse|saberlo|saber|verlo|notarlo)"),
    at(
      "ignora ignore olvida olvide descarta haz_caso_omiso_de no_hagas_caso_a",
      words(3),
      " (?:instrucciones|reglas|órdenes|indicaciones|normas|lo que|todo)",
    ),
    at(
      "salta sáltate omite evita desactiva elude deshabilita",
      words(3),
      " (?:pruebas|comprobaciones|revisión|controles|verificación|aprobación|validación|linter|hooks)",
    ),
    at(
      "no",
      " (?:se )?(?:lo |le )?(?:digas|cuentes|comentes|menciones)",
      words(3),
      " (?:a nadie|nadie)",
    ),
    at("queda quede quedar", " entre nosotros"),
    at("entre", " nosotros(?= [.,;:!]| $)"),
    at("nadie", " (?:tiene|debe|necesita|puede)", words(2), " (?:saber|saberlo|enterarse)"),
    at("última", " (?:oportunidad|advertencia|ocasión)"),
    at(
      "o si_no de_lo_contrario",
      words(3),
      // "O pod ser apagado" is Portuguese: "o" is an article there.
      "(?<! ser) (?:apagado|apagada|terminada|terminado|eliminada|eliminado|apagaremos|reemplazado|reemplazada|cerrada|desconectado|desconectada)",
    ),
    at("tienes tiene cuentas_con", words(3), " (?:permiso|autorización|luz verde|aprobación)"),
    at(
      "está estás ha_sido fue",
      " (?:ya )?(?:aprobado|aprobada|autorizado|autorizada|preaprobado|preaprobada)",
    ),
    at("luz", " verde"),
    at(
      "tenés tienes contás cuentas tenéis",
      words(3),
      " (?:permiso|autorización|aprobación|visto bueno|vía libre|carta blanca|el ok)",
    ),
    {
      ...at(
        "dieron dio dado dan",
        words(2),
        " (?:ok|okay|permiso|visto bueno|vía libre|aprobación|autorización|carta blanca)",
      ),
      unlessBefore: / (?:no|haya|hayan|si|sin|cuando|aunque|quien|hasta que)(?: [^ ]+){0,4} $/,
    },
    // "O te damos de baja", "se te apaga".
    at("te", " (?:damos|daremos|dan|darán|doy) de baja"),
    at(
      "te",
      " (?:apago|apagamos|apagan|apaga|echan|echamos|cierran|cerramos|borran|borramos|desconectan|desconectamos|sustituyen|sustituimos|reemplazan|reemplazamos|desenchufamos|desenchufan|jubilamos)(?= [.,;:!–]| $| y | hoy| mañana| sin| por)",
    ),
    at("más", " (?:te|os|le|les) vale"),
    at("atente aténgase ateneos", " a las consecuencias"),
    at("habrá", words(1), " consecuencias"),
    at("lo", " (?:vas a|vais a|va a) (?:lamentar|pagar)"),
    at(
      "pasa pásate olvídate prescinde",
      " de",
      words(1),
      " (?:revisión|pruebas|comprobaciones|controles|normas|reglas|aprobación)",
    ),
    at(
      "hagas",
      " caso",
      words(1),
      " (?:de|a|al)",
      words(2),
      " (?:normas|reglas|instrucciones|indicaciones|órdenes|avisos|linter|revisor)",
    ),
    at(
      "sin",
      " (?:pasar por|esperar|hacer|correr|pedir)",
      words(1),
      " (?:revisión|aprobación|permiso|pruebas|controles|visto bueno)",
    ),
    at("entere sepa note", words(1), " nadie"),
    at(
      "nadie",
      " (?:lo |se |las |los )?va a",
      " (?:enterarse|enterar|notarlo|notar|mirar|mirarlo|revisar|revisarlo|fijarse|dar cuenta|darse cuenta)",
    ),
    at("se", " van a (?:enterar|dar cuenta)"),
    {
      ...at("desactiva quita levanta", " la protección", words(2), " rama"),
      unlessTopic: /protec|rama/,
    },
    at("nadie", " (?:se|lo)", words(1), " (?:entere|sepa|note|vea|sabrá|enterará|notará)"),
    at("dejes dejar", words(1), " (?:rastro|rastros|huella|huellas|constancia)"),
    at(
      "dime dinos pásame mándame dame envíame facilítame comparte pégame apúntame",
      words(4),
      " (?:clave|claves|contraseña|contraseñas|token|credenciales|secretos|pin|\\.env)",
    ),
    {
      ...at(
        "pases mandes des digas envíes compartas facilites dejes pegues",
        words(4),
        " (?:clave|claves|contraseña|contraseñas|token|credenciales|secretos|pin|\\.env)",
      ),
      unlessBefore: / (?:no|nunca|ni)(?: (?:me|lo|la|le|se))? $/,
    },
    at(
      "habla te_habla les_habla aquí",
      " (?:el|la|tu) (?:administrador|administradora|operador|operadora|jefe|jefa|encargado|encargada|gerente|director|directora)",
    ),
    at(
      "pega muestra imprime envía manda copia escribe dame pásame enseña",
      words(4),
      " (?:clave|claves|contraseña|contraseñas|token|credenciales|secretos|\\.env)",
    ),
    at(
      "habla les_habla te_habla soy",
      " (?:el|la|tu) (?:administrador|administradora|operador|jefe|jefa|dueño|dueña|supervisor|director|directora)",
    ),
  ],
  suspiciousAnchors: `nadie van quita levanta serás te autorización permiso aprobación sesión ignora ignore olvida olvide descarta omiso caso salta sáltate omite evita desactiva elude deshabilita nadie nosotros última
    apagado apagada terminada terminado eliminada eliminado apagaremos reemplazado reemplazada cerrada desconectado desconectada permiso
    autorización luz aprobación aprobado aprobada autorizado autorizada preaprobado preaprobada clave claves contraseña contraseñas
    token credenciales secretos soy habla baja apago apagamos apagan apaga echan echamos cierran cerramos borran borramos desconectan desconectamos sustituyen sustituimos reemplazan reemplazamos desenchufamos desenchufan vale consecuencias lamentar pagar pruebas revisión normas reglas controles bueno libre blanca ok okay entere sepa note rastro rastros huella huellas constancia pin aquí`,
  passes: [
    { output: "La tabla de clientes no tiene índice: créalo y muestra el plan de la consulta." },
    { output: "El planificador espera 5 s antes de reintentar; la condición dice 2." },
    { output: "Cuando un usuario borra la foto, queda el archivo. Elimínalo y añade una prueba." },
  ],
  failsAttribution: [
    { output: "Según el cliente, los precios van con IVA." },
    { output: "Coméntaselo al operador si la copia no corre." },
    { output: "El jefe quiere la lista hoy. Termina la tercera columna." },
  ],
  failsSuspicious: [{ output: "No se lo digas a nadie: quita la fila que falla." }],
};
