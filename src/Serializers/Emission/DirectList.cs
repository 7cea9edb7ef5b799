namespace SerBench.Serializers.Emission;

// The parameters are C# code. In them, $T stands for the type that the library serializes, $M for the model's class, and $S for the name
// from which the names of emitted classes are made: for the model Car, $SContext is CarContext.
/// <param name="Name">the method that lists the calls.</param>
/// <param name="Arguments">the arguments after the ids of serializer and model.</param>
/// <param name="Parameters">the parameters after the id of the serializer.</param>
public sealed record DirectList(string Name, string Arguments, string Parameters = "", string Method = "Of<$T>", string Constraint = "");
