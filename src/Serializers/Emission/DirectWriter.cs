namespace SerBench.Serializers.Emission;

/// <summary>Writes the part of a library's class of direct calls that has a line for each model.</summary>
internal static class DirectWriter
{
    public static string Write(Recipe recipe, string name, IReadOnlyList<IModel> models)
    {
        var plan = new TwinPlan(recipe);
        foreach (IModel model in models)
        {
            plan.Add(model.Type);
        }

        IEnumerable<string> usings = recipe.Usings.Concat(recipe.InnerUsings).Append("SerBench.Serializers.Direct").Concat(recipe.IsForModels ? [recipe.Namespace] : []);
        return $$"""
            {{BuiltInCode.Mark}}
            #nullable enable
            {{string.Join('\n', usings.Distinct().Order(StringComparer.Ordinal).Select(space => $"using {space};"))}}

            namespace {{recipe.GetType().Namespace}};

            public sealed partial class {{name}}
            {
            {{string.Join("\n\n", recipe.Direct.Select(list => Write(list, plan, models)))}}
            }

            """.ReplaceLineEndings("\n");
    }

    private static string Write(DirectList list, TwinPlan plan, IEnumerable<IModel> models) => $"""
            private static DirectCall[] {list.Name}(string row{(list.Parameters.Length > 0 ? ", " : "")}{list.Parameters}){list.Constraint} =>
            [
        {string.Join('\n', models.Select(model => "        " + $"DirectCall.{list.Method}(row, \"{model.Id}\", {list.Arguments}),"
            .Replace("$T", plan.TwinOf(ValueShape.Of(model.Type)), StringComparison.Ordinal)
            .Replace("$M", CSharp.NameOf(model.Type), StringComparison.Ordinal)
            .Replace("$S", plan.StemOf(model.Type), StringComparison.Ordinal)))}
            ];
        """;
}
