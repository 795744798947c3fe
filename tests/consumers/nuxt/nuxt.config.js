export default defineNuxtConfig({ vue: { compilerOptions: { isCustomElement: (tag) => tag === "hyperply-game" } } });
