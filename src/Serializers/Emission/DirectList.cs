namespace SerBench.Serializers.Emission;

// The parameters are C# code, in which $T is the library's type, $M the model's class and $S the common part of names.
/// <param name="Name">the method that lists the calls.</param>
/// <param name="Arguments">the arguments after the ids of serializer and model.</param>
/// <param name="Parameters">the parameters after the id of the serializer.</param>
public sealed record DirectList(string Name, string Arguments, string Parameters = "", string Method = "Of<$T>", string Constraint = "");
