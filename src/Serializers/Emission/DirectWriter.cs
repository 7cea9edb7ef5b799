namespace SerBench.Serializers.Emission;

public static class DirectWriter
{
    public static string Write(Recipe recipe, IReadOnlyList<IModel> models) =>
        Write(recipe, $"partial class {NameOf(recipe)}", "virtual", models.Select(model => (model.Id, model.Type)));

    public static string? Write(Recipe recipe, Type type) => recipe is { Direct: [{ Constraint: "" }, ..] }
        ? Write(recipe, $"sealed class Own : {NameOf(recipe)}", "override", [("", type)]) : null;

    public static string NameOf(Recipe recipe) => recipe.GetType().Name.Replace(nameof(Recipe), nameof(Direct));

    private static string Write(Recipe recipe, string declaration, string how, IEnumerable<(string Id, Type Type)> models)
    {
        var plan = new TwinPlan(recipe);
        foreach ((_, Type type) in models)
        {
            plan.Add(type);
        }

        IEnumerable<string> usings = recipe.Usings.Concat(recipe.InnerUsings).Append("SerBench.Serializers.Direct")
            .Concat(recipe.IsForModels ? [recipe.Namespace] : []);
        return $$"""
            {{BuiltInCode.Mark}}
            #nullable enable
            {{CSharp.Usings(usings)}}

            namespace {{recipe.GetType().Namespace}};

            public {{declaration}}
            {
            {{string.Join("\n\n", recipe.Direct.Select(list => Write(list, how, plan, models)))}}
            }

            """.ReplaceLineEndings("\n");
    }

    private static string Write(DirectList list, string how, TwinPlan plan, IEnumerable<(string Id, Type Type)> models) => $"""
            protected {how} DirectCall[] {list.Name}(string row{(list.Parameters.Length > 0 ? ", " : "")}{list.Parameters}){list.Constraint} =>
            [
        {string.Join('\n', models.Select(model => "        " + $"DirectCall.{list.Method}(row, \"{model.Id}\", {list.Arguments}),"
            .Replace("$T", plan.TwinOf(ValueShape.Of(model.Type)))
            .Replace("$M", CSharp.NameOf(model.Type))
            .Replace("$S", plan.StemOf(model.Type))))}
            ];
        """;
}
